/** Style sheets are imported for their effect; webpack extracts them into files. */
declare module '*.css';

/** One of the three parts that the build cuts a locale file into (scripts/bundle/messageParts). */
declare module '*.json?first' {
  const words: Record<string, string>;
  export = words;
}
declare module '*.json?late' {
  const words: Record<string, string>;
  export = words;
}
declare module '*.json?rest' {
  const words: Record<string, string>;
  export = words;
}
