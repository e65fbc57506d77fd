import { integrationHref, type IntegratedCall } from '../../../src/components/calls/integrationHref';

const CALL: IntegratedCall = {
  id: 'c1',
  uniqueId: 'u 1',
  number: '+5511',
  name: 'Ana & Bia',
  queue: 'Voz',
  contactId: '7',
  direction: 'outgoing',
  conversationId: null,
  data: { 'X-Pedido': '47/11?' },
};

const href = (
  integrationUrl: string,
  integrationHeaders: string[] = [],
  call: Partial<IntegratedCall> = {},
) => integrationHref({ integrationUrl, integrationHeaders }, { ...CALL, ...call });

const KNOWN = 'numero=%2B5511&nome=Ana+%26+Bia&fila=Voz&sentido=Sainte&callid=c1&uniqueid=u+1&idCliente=7';

describe('the integration link', () => {
  it('carries what is known of the call, encoded', () => {
    expect(href(' https://crm.exemplo/a ')).toBe(`https://crm.exemplo/a?${KNOWN}`);
    expect(href('https://crm.exemplo/?numero=1#x')).toContain('?numero=1&nome=Ana');
  });

  it('carries those headers of the call that the settings name, and no header of the API', () => {
    const settings = ['x-pedido', 'X-Nada', 'X-Chave: segredo'];
    expect(href('https://crm.exemplo/', settings)).toBe(`https://crm.exemplo/?${KNOWN}&x-pedido=47%2F11%3F`);
  });

  it('carries the number that the customer dialled, where it is known', () => {
    const dialled = { dialledNumber: '08007001000' };
    expect(href('https://crm.exemplo/', [], dialled)).toContain('&destino=08007001000');
    expect(href('https://crm.exemplo/{destino}', [], dialled)).toBe('https://crm.exemplo/08007001000');
    expect(href('https://crm.exemplo/')).not.toContain('destino');
  });

  it('fills placeholders, each encoded, and adds nothing then', () => {
    expect(href('https://crm.exemplo/{numero}/{x-pedido}?q={nome}&z={atendimento}')).toBe(
      'https://crm.exemplo/%2B5511/47%2F11%3F?q=Ana%20%26%20Bia&z=',
    );
    expect(href('https://crm.exemplo/%7BNUMERO%7D')).toBe('https://crm.exemplo/%2B5511');
  });

  it('leaves out what nobody knows', () => {
    const unknown = { name: null, queue: null, uniqueId: null, contactId: null, id: null, direction: null };
    expect(href('http://crm.exemplo/', [], unknown)).toBe('http://crm.exemplo/?numero=%2B5511');
  });

  it.each([
    '',
    'crm',
    'javascript:alert(1)',
    'data:text/html,{nome}',
    'ftp://crm.exemplo',
    'https://{fila}/',
  ])('leads nowhere for %j', (url) => {
    expect(href(url)).toBeNull();
  });

  it('leads to the host of the settings whatever came with the call', () => {
    expect(href('https://crm.exemplo{X-P}/', [], { data: { 'X-P': '.mau.example' } })).toBeNull();
    expect(href('{X-P}', [], { data: { 'X-P': 'javascript:alert(1)' } })).toBeNull();
    expect(href('https://crm.exemplo/{X-P}', [], { data: { 'X-P': '../../x' } })).toBe(
      'https://crm.exemplo/..%2F..%2Fx',
    );
  });
});
