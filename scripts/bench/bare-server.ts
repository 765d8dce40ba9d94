import { createServer } from 'node:http';
import { reportProcessorTime } from './processor-time.ts';

/**
 * Upper bound: node:http alone, which returns one text. Receives the text, reports its port, and ends with its
 * parent.
 */
process.once('message', (body: string) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(Object(server.address()).port));
  reportProcessorTime();
});
process.once('disconnect', () => process.exit(0));
