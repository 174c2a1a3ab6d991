curl %app-url%/berths/<BOAT_ID>
