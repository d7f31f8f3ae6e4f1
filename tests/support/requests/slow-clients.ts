import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * Node can't shrink a socket's window, and over loopback the system would buffer megabytes for each client.
 * Perl can, and every Debian and macOS has it (6 and 2 are IPPROTO_TCP and TCP_MAXSEG).
 */
const program = String.raw`
use strict; use Socket;
my ($port, $path, $count, $sources) = @ARGV;
my @clients;
for my $number (1 .. $count) {
  socket(my $client, PF_INET, SOCK_STREAM, 0) or die $!;
  setsockopt($client, SOL_SOCKET, SO_RCVBUF, 4096) or die $!;
  setsockopt($client, 6, 2, 536) or die $!;
  connect($client, sockaddr_in($port, INADDR_LOOPBACK)) or die $!;
  my $source = 'x-forwarded-for: 192.0.2.' . $number % $sources;
  syswrite($client, "GET $path HTTP/1.1\r\nhost: localhost\r\n$source\r\n\r\n");
  sysread($client, my $head, 200);
  push @clients, $client if $head =~ m{^HTTP/1\.1 200 };
}
print scalar @clients;
close STDOUT;
<STDIN>;
`

/** Clients from this many sources that request a file and read 200 bytes of it; `answered` counts those. */
export function slowClients(port: number, path: string, count: number, sources: number) {
  const args = ['-e', program, String(port), path, String(count), String(sources)]
  const child = spawn('perl', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  return {
    answered: text(child.stdout).then(Number),
    leave: () => child.stdin.end(),
  }
}
