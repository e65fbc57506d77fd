/** jsdom lays nothing out; virtual lists need to hear of a size, or they show no row. */
export function giveLayout(height = 600, width = 320): () => void {
  const before = ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth'].map((name) => ({
    name,
    own: Object.getOwnPropertyDescriptor(HTMLElement.prototype, name),
  }));
  const sizes = { clientHeight: height, clientWidth: width, offsetHeight: 60, offsetWidth: width };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  return () => {
    for (const { name, own } of before) {
      if (own === undefined) Reflect.deleteProperty(HTMLElement.prototype, name);
      else Object.defineProperty(HTMLElement.prototype, name, own);
    }
  };
}
