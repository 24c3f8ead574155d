// A server that answers everything, for the benchmark of `compare`: says its port on standard output.
import { createServer } from 'node:http'

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 3 }).end('ok\n')
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
