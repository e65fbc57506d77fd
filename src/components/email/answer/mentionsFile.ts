const MENTIONS =
  /(?:^|[^\p{L}])(?:anex(?:o|os|ad[oa]s?|ei|amos)|adjunt(?:o|os|a|as|ad[oa]s?|é|amos)|attach(?:ed|ments?)|enclosed)(?![\p{L}])/iu;

/** Whether a text speaks of a file that goes with it: an agent who attached none may have forgotten it. */
export function mentionsFile(text: string): boolean {
  return MENTIONS.test(text);
}
