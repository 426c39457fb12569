/** One generator of the package by itself: the whole package would bring six more to the browser. */
declare module 'seedrandom/lib/alea.js' {
  const alea: (seed: string) => () => number;
  export = alea;
}
