import { PageHeading } from '../../shell/PageHeading.tsx';

export const Account = () => <PageHeading title="Account" />;
