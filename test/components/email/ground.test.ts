import { quotedHtml } from '../../../src/components/email/answer/original';
import { drawMail } from '../../../src/components/email/mailDocument';
import { sampleMessage } from '../../support/samples';
import { mailOf } from './mailOf';

// jsdom makes no sheets.
jest.mock('../../../src/components/email/adoptStylesheet', () => ({ adoptStylesheet: jest.fn() }));

const CENTRE = 'https://centro.exemplo:8004';
const SERVER = { mediaUrl: (path: string) => CENTRE + path, serverOrigin: CENTRE };

const BODY =
  '<body bgcolor="000080" text="White" dir="RTL" style="font-family: Arial; width: 100%; padding: 0; position: fixed"><p>Oi</p></body>';
const STYLE = 'background-color: #000080; color: White; font-family: Arial';

describe('what a mail says of all that is in it', () => {
  it('is kept, but for what would change its place or size', () => {
    expect(mailOf(BODY).ground).toEqual({ style: STYLE, dir: 'rtl' });
    expect(mailOf('<p>Oi</p>').ground).toEqual({ style: '', dir: null });
    expect(mailOf('<body bgcolor="red; background: url(//a.b)" dir="auto">x').ground).toEqual({
      style: 'background-color: red',
      dir: null,
    });
  });

  it('is a picture that is left out and counted like any other', () => {
    const html = '<body background="https://a.b/c d.png">x</body>';
    expect(mailOf(html)).toMatchObject({ remote: 1, ground: { style: '' } });
    expect(mailOf(html, { allowImages: true }).ground.style).toBe(
      'background-image: url("https://a.b/c%20d.png")',
    );
  });

  it('is drawn', () => {
    const { root } = drawMail(document.implementation.createHTMLDocument(), mailOf(BODY), null);
    expect(root.style).toMatchObject({ backgroundColor: 'rgb(0, 0, 128)', fontFamily: 'Arial' });
    expect(root.dir).toBe('rtl');
    const plain = drawMail(document.implementation.createHTMLDocument(), mailOf('<p>Oi</p>'), null);
    expect(plain.root.dir).toBe('auto');
  });

  it('goes along with its quote', () => {
    const html = quotedHtml(sampleMessage({ queueType: 4, text: BODY }), 'Maria:', SERVER);
    expect(html).toContain(`<div style="${STYLE}" dir="rtl"><p>Oi</p></div>`);
  });
});

describe('a quote', () => {
  const file = { mimeType: 'image/png', bytes: 9, width: null, height: null, seconds: null };
  const attachments = [{ ...file, fileName: 'foto 1.png', path: '/gravacoes/foto 1.png' }];
  const quoteOf = (src: string) =>
    quotedHtml(
      sampleMessage({ queueType: 4, text: `<p><img alt="foto" src="${src}"></p>`, attachments }),
      '',
      SERVER,
    );

  it.each(['/gravacoes/foto 1.png', `${CENTRE}/gravacoes/foto%201.png`, 'cid:foto%201.png@01D9'])(
    'names a picture of the mail as its part: %s',
    (src) => {
      expect(quoteOf(src)).toContain('<img alt="foto" src="cid:foto%201.png">');
    },
  );

  it('tells nobody where other files of the centre are, and leaves others’ pictures', () => {
    const own = quoteOf(`${CENTRE}/gravacoes/outra.wav`);
    expect(own).toContain('<p>foto</p>');
    expect(own).not.toContain('centro.exemplo');
    expect(quoteOf('https://a.b/c.png')).toContain('src="https://a.b/c.png"');
  });
});
