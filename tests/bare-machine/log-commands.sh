# Runs the commands for reading the log as the document has them, on the journal of this machine.
# usage: log-commands.sh docs/operating.md
set -eu
grep '^journalctl -u academy -o cat | jq' "$1" | while read -r line; do
  command=$(printf '%s\n' "$line" | sed 's/ *# .*//')
  sh -c "$command" >/tmp/lines
  printf '%s\n  %s lines\n' "$command" "$(wc -l </tmp/lines)"
  # No request or statement need be slow. Failures, security and starts are there by now.
  case $command in *slow* | *'.ms >'*) continue ;; esac
  test -s /tmp/lines
done
journalctl -u academy -o cat | jq -cR 'fromjson? | select(.settings)' | tail -n 1
