/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Gift_Card_NoneInputs */

const en_ca2_scan_gift_card_none = /** @type {(inputs: Scan_Gift_Card_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That isn’t a gift card’s code. Look for the one on your card.`)
};

const fr_ca2_scan_gift_card_none = /** @type {(inputs: Scan_Gift_Card_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce n’est pas le code d’une carte-cadeau. Cherchez celui de votre carte.`)
};

/**
* | output |
* | --- |
* | "That isn’t a gift card’s code. Look for the one on your card." |
*
* @param {Scan_Gift_Card_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_gift_card_none = /** @type {((inputs?: Scan_Gift_Card_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Gift_Card_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_gift_card_none(inputs)
	return en_ca2_scan_gift_card_none(inputs)
});