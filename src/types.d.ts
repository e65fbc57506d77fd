/** Style sheets are imported for their effect; webpack extracts them into files. */
declare module '*.css';
