import { PageHeading } from '../../shell/PageHeading.tsx';

export const SignInByLink = () => <PageHeading title="SignInByLink" />;
