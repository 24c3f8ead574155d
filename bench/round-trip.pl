# Reads each file into a tree and prints the tree, as the fastest lossless parser known does it.
use strict;
use warnings;
use Apache::Admin::Config;

for my $path (@ARGV) {
    my $file = Apache::Admin::Config->new($path) or die "$path: $Apache::Admin::Config::ERROR";
    my $text = $file->dump_raw;
}
