import { PageHeading } from '../../shell/PageHeading.tsx';

export const Lobby = () => <PageHeading title="Lobby" />;
