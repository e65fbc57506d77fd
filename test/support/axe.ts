import axe from 'axe-core';

/** Rules that need layout, which jsdom has not; the browser tests run them. */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Serious and critical accessibility violations, one line each. */
export async function violations(root: Element = document.body): Promise<string[]> {
  const rules = Object.fromEntries(NEED_LAYOUT.map((id) => [id, { enabled: false }]));
  const found = await axe.run(root, { rules });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
