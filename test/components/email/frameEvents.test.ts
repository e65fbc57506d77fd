import { forwardEvents } from '../../../src/components/email/frameEvents';

function open() {
  const frame = document.createElement('iframe');
  document.body.replaceChildren(frame);
  const doc = frame.contentDocument;
  if (doc === null) throw new Error('No document in the frame');
  forwardEvents(doc, frame, { onLink: jest.fn(), onFocus: jest.fn() });
  const send = (type: string, carried: object) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), carried);
    doc.body.dispatchEvent(event);
    return event;
  };
  return { frame, send };
}

const transfer = (type: string) => ({
  relatedTarget: null,
  dataTransfer: { types: [type], files: [], dropEffect: 'copy' },
});

describe('files over a mail', () => {
  it.each(['dragenter', 'dragover', 'dragleave', 'drop'])('are told to the page: %s', (type) => {
    const { frame, send } = open();
    const heard = jest.fn<undefined, [Event]>();
    frame.addEventListener(type, heard);
    const carried = transfer('Files');
    expect(send(type, carried).defaultPrevented).toBe(true);
    expect(heard.mock.calls[0]?.[0]).toMatchObject(carried);
    expect(send(type, transfer('text/plain')).defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('are let go of nowhere where the page takes none', () => {
    const { frame, send } = open();
    const refused = transfer('Files');
    send('dragover', refused);
    expect(refused.dataTransfer.dropEffect).toBe('none');
    frame.addEventListener('dragover', (event) => event.preventDefault());
    const taken = transfer('Files');
    send('dragover', taken);
    expect(taken.dataTransfer.dropEffect).toBe('copy');
  });
});

it('what is pasted into a mail is the page’s where it takes it', () => {
  const { frame, send } = open();
  const clipboardData = { files: [], types: ['Files'], getData: () => '' };
  expect(send('paste', { clipboardData }).defaultPrevented).toBe(false);
  const heard = jest.fn((event: Event) => event.preventDefault());
  frame.addEventListener('paste', heard);
  expect(send('paste', { clipboardData }).defaultPrevented).toBe(true);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ clipboardData });
});
