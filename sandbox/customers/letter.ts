const LINES = ['BT', '/F1 18 Tf', '72 760 Td', '(Comprovante de pagamento) Tj', 'ET'].join('\n');

const OBJECTS: readonly string[] = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${String(LINES.length)} >>\nstream\n${LINES}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

function write(): Buffer {
  let text = '%PDF-1.4\n';
  const places = OBJECTS.map((object, at) => {
    const place = text.length;
    text += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = String(OBJECTS.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** The document that simulated customers send: a PDF of one page. */
export const CUSTOMER_LETTER = write();
