import type { HttpAnswer } from './dialect';

/** The page of HTML that a web server answers with where it serves nothing. */
export function htmlPage(status: number, text: string): HttpAnswer {
  const body = `<!DOCTYPE html>\n<html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>\n`;
  return { status, body, type: 'text/html' };
}
