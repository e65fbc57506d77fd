/** A journey, as far as a test knows of itself. */
interface Named {
  file: string;
  title: string;
}

/** Folders and files whose journeys all lack the same; the desk's telephone asks nothing of the browser. */
const PLACES: readonly (readonly [place: RegExp, why: string])[] = [
  [
    /test\/e2e\/voice\/(?!desk\.)/,
    "Debian's WebKitGTK is built without RTCPeerConnection: there are no calls",
  ],
  [/test\/e2e\/files\/record/, "Debian's WebKitGTK gives no microphone"],
];

/** Why a journey cannot be had in WebKitGTK through WebDriver; `undefined`: it can. */
export function lackingInWebKit({ file }: Named): string | undefined {
  return PLACES.find(([place]) => place.test(file.replaceAll('\\', '/')))?.[1];
}
