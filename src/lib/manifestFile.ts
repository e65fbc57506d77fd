/** The language of the manifest that index.html names: the source of all texts. */
const SOURCE = 'pt_BR';

/** The name of the web app manifest in a language; browsers look for it again, so that it stays. */
export function manifestFile(language: string): string {
  return language === SOURCE ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`;
}
