/** Icons that the field type `icon` offers: common objects of a dealer's or an office's work. To add a Material icon, add its name. */
export const ICON_CHOICES: readonly string[] = (
  'AccountBalance AccountBalanceWallet AccountCircle AccountTree AcUnit AddShoppingCart AirlineSeatReclineNormal AirportShuttle Alarm ' +
  'Anchor Apartment Apps Archive Article Assessment Assignment AttachFile AttachMoney AutoAwesome Badge BarChart BatteryChargingFull Block Bolt ' +
  'Book Bookmark Brush BugReport Build Business BusinessCenter CalendarMonth Call Campaign CarCrash CarRental CarRepair Cancel Category ' +
  'CheckCircle Checklist Cloud ColorLens Commute ContactPhone Construction CreditCard CurrencyExchange Dashboard Delete Description DirectionsBoat ' +
  'DirectionsBus DirectionsCar DirectionsCarFilled Discount DoneAll Email EnergySavingsLeaf Engineering EuroSymbol EvStation Event FactCheck Factory Favorite ' +
  'Feedback FireTruck Flag Flight Folder Gavel Grade Group Groups Handshake Handyman Help History Home Image Info Insights Inventory Inventory2 Key ' +
  'Label Language LocalAtm LocalCarWash LocalFireDepartment LocalGasStation LocalOffer LocalParking LocalPolice LocalShipping LocalTaxi LocationOn Lock Mail Map MinorCrash ' +
  'NoCrash Notifications OilBarrel Paid Palette People Percent Person PhotoCamera PieChart Place PriceCheck PrecisionManufacturing Print Public ' +
  'QrCode Receipt ReceiptLong Report RequestQuote RocketLaunch RvHookup Sailing Save Scale Schedule School Search Security Sell Settings ShoppingCart ' +
  'Speed SquareFoot Star Store Storefront Straighten Summarize SupportAgent Sync Tag Task Timeline Timer TireRepair Today Toys Train TrendingUp ' +
  'Tune TwoWheeler Verified Visibility Warehouse Warning Widgets Work'
).split(' ')
