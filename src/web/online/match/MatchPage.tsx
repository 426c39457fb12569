export const MatchPage = ({ id }: { readonly id: string }) => <h1>{id}</h1>;
