#!/usr/bin/env bash
# Roundcube 1.6.5 (Debian 12), a mail whose `<body>` has a class: none of its style rules applies. Each rule is
# narrowed to `div.rcmBody`, the class that Roundcube gives to the body, but a class of the mail replaces that one. So a
# newsletter loses its layout for phones and its colours for the dark, and keeps its inline styles.
# Guess before: rules apply as in other webmails, which rename classes; at most the rules that name the body are lost.
# Seen, for a body without a class, then with one:
#   #part1 div.rcmBody p { color: red; } | <div class="rcmBody" id="part1">
#   #part1 div.rcmBody p { color: red; } | <div class="v1news" id="part1">
set -euo pipefail
[ -d /usr/share/roundcube ] && command -v php >/dev/null ||
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends roundcube-core roundcube-sqlite3 php-cli >/dev/null
[[ $(dpkg-query -W -f '${Version}' roundcube-core) == 1.6.5+* ]] || { echo 'needs roundcube-core 1.6.5'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp /etc/roundcube/defaults.inc.php "$folder"
cat >"$folder/config.inc.php" <<END
<?php
\$config = ['db_dsnw' => 'sqlite:///$folder/database', 'log_dir' => '$folder', 'temp_dir' => '$folder', 'plugins' => []];
END
# The options are those of program/actions/mail/show.php.
cat >"$folder/show.php" <<'END'
<?php
define('INSTALL_PATH', '/usr/share/roundcube/');
require_once '/usr/share/roundcube/program/include/iniset.php';
rcmail::get_instance()->output = new class extends rcmail_output_json {
    public function asset_url($path, $abs = false) { return $path; }
};
$options = ['container_id' => 'part1', 'body_class' => 'rcmBody', 'css_prefix' => 'v1', 'inline_html' => true];
foreach (['<body>', '<body class="news">'] as $body) {
    $mail = "<html><head><style>p { color: red }</style></head>$body<p>Hello.</p></body></html>";
    $shown = rcmail_action_mail_index::wash_html($mail, $options);
    preg_match('#<style[^>]*>(.*?)</style>\s*(<div[^>]*>)#s', $shown, $parts);
    echo trim($parts[1]), ' | ', $parts[2], "\n";
}
END
diff <(
  ROUNDCUBE_CONFIG_DIR=$folder RCUBE_CONFIG_PATH=$folder/ php -d error_reporting=0 "$folder/show.php"
) - <<'END' && echo 'As described: no rule finds the body of the mail.'
#part1 div.rcmBody p { color: red; } | <div class="rcmBody" id="part1">
#part1 div.rcmBody p { color: red; } | <div class="v1news" id="part1">
END
