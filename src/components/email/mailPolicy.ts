function words(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/** Elements that a body may have; what is in others stays, without them, unless they are in `UNREAD`. */
export const TAGS: readonly string[] = words(`
  a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em
  figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section
  small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr
`);

/** Elements that go with all that is in them: nothing in them is meant to be read. */
export const UNREAD: readonly string[] = words(`
  applet audio base canvas embed frame frameset head iframe link math meta noembed noframes noscript object param
  plaintext portal script select source style svg template textarea title track video xmp
`);

/** Attributes that a body may have. Of those that lead somewhere only what `sanitizeMail` makes of them stays. */
export const ATTRIBUTES: readonly string[] = words(`
  abbr align alt background bgcolor border cellpadding cellspacing class color cols colspan datetime dir face headers
  height href hspace id lang nowrap reversed rowspan scope size span src srcset start style summary title type valign
  value vspace width
`);

const BOXES = ['top', 'right', 'bottom', 'left'].flatMap((side) => [
  `margin-${side}`,
  `padding-${side}`,
  `border-${side}`,
  `border-${side}-color`,
  `border-${side}-style`,
  `border-${side}-width`,
]);

/** Properties of CSS that a body may set: nothing that leaves its place, covers others, moves or fetches unseen. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  ...words(`
    background background-color background-image background-position background-repeat background-size border
    border-bottom-left-radius border-bottom-right-radius border-collapse border-color border-radius border-spacing
    border-style border-top-left-radius border-top-right-radius border-width box-sizing caption-side clear color
    direction display empty-cells float font font-family font-size font-style font-variant font-weight height
    letter-spacing line-height list-style list-style-position list-style-type margin max-height max-width min-height
    min-width opacity overflow-wrap padding table-layout text-align text-decoration text-decoration-color
    text-decoration-line text-indent text-transform unicode-bidi vertical-align visibility white-space width word-break
    word-spacing word-wrap
  `),
  ...BOXES,
]);

/** Those that a mail may set of all that is in it: nothing that changes its place or size in the frame. */
export const GROUND: ReadonlySet<string> = new Set(
  words(`
    background background-color background-image background-position background-repeat background-size color direction
    font font-family font-size font-style font-variant font-weight letter-spacing line-height text-align
  `),
);
