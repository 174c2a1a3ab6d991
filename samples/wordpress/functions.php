<?php
add_action( 'wp_footer', function () {
    $config = array(
        'websiteToken' => '<WEBSITE_TOKEN>',
        'baseUrl'      => '%app-url%',
        'user'         => null,
    );

    $person = wp_get_current_user();
    if ( $person->exists() ) {
        if ( ! defined( 'CHAT_IDENTITY_KEY' ) || '' === CHAT_IDENTITY_KEY ) {
            error_log( 'CHAT_IDENTITY_KEY is not set: no chat for signed-in people.' );
            return;
        }
        $id             = 'wp-' . $person->ID;
        $config['user'] = array(
            'id'   => $id,
            'data' => array(
                'name'            => $person->display_name,
                'email'           => $person->user_email,
                'identifier_hash' => hash_hmac( 'sha256', $id, CHAT_IDENTITY_KEY ),
            ),
        );
    }
    ?>
    <script>
      (function () {
        var config = <?php echo wp_json_encode( $config, JSON_HEX_TAG ); ?>;
        window.%slug%Settings = { position: 'right' };

        window.addEventListener('%slug%:ready', function () {
          var known = document.cookie.indexOf('cw_user_' + config.websiteToken + '=') >= 0;
          if (config.user) {
            window.$%slug%.setUser(config.user.id, config.user.data);
          } else if (known) {
            window.$%slug%.reset(); // The person has signed out.
          }
        });

        var script = document.createElement('script');
        script.src = config.baseUrl + '/packs/js/sdk.js';
        script.async = true;
        script.onload = function () {
          window.%slug%SDK.run({
            websiteToken: config.websiteToken,
            baseUrl: config.baseUrl,
          });
        };
        document.body.appendChild(script);
      })();
    </script>
    <?php
} );
