/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_No_Payment_MethodInputs */

const en_ca2_venue_no_payment_method = /** @type {(inputs: Venue_No_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Catering can’t be paid for online here yet, so it can’t be ordered online. You can look at the menu, and call the restaurant to order.`)
};

const fr_ca2_venue_no_payment_method = /** @type {(inputs: Venue_No_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le service traiteur ne peut pas encore se payer en ligne ici : on ne peut donc pas le commander en ligne. Vous pouvez consulter le menu et appeler le restaurant.`)
};

/**
* | output |
* | --- |
* | "Catering can’t be paid for online here yet, so it can’t be ordered online. You can look at the menu, and call the restaurant to order." |
*
* @param {Venue_No_Payment_MethodInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_no_payment_method = /** @type {((inputs?: Venue_No_Payment_MethodInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_No_Payment_MethodInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_no_payment_method(inputs)
	return en_ca2_venue_no_payment_method(inputs)
});