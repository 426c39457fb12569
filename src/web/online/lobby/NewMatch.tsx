import { PageHeading } from '../../shell/PageHeading.tsx';

export const NewMatch = () => <PageHeading title="NewMatch" />;
