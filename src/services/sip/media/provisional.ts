/** Firefox knows no provisional answer: https://bugzilla.mozilla.org/show_bug.cgi?id=1004510 */
function isUnknown(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotSupportedError';
}

/**
 * Has the sound of before the answer heard.
 * @returns whether the description is in force for good, as in a browser that knows no provisional one: another answer of
 *   the same party replaces it, and another party's takes a connection of its own
 */
export async function applyProvisional(pc: RTCPeerConnection, sdp: string): Promise<boolean> {
  try {
    await pc.setRemoteDescription({ type: 'pranswer', sdp });
    return false;
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await pc.setRemoteDescription({ type: 'answer', sdp });
    return true;
  }
}

/** Takes another answer to the offer whose answer is in force: browsers take one to each offer, so it is made once more. */
export async function replaceAnswer(pc: RTCPeerConnection, sdp: string): Promise<void> {
  await pc.setLocalDescription(await pc.createOffer());
  await pc.setRemoteDescription({ type: 'answer', sdp });
}
