/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Gift_Card_ButtonInputs */

const en_ca2_scan_gift_card_button = /** @type {(inputs: Scan_Gift_Card_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scan the gift card`)
};

const fr_ca2_scan_gift_card_button = /** @type {(inputs: Scan_Gift_Card_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lire la carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Scan the gift card" |
*
* @param {Scan_Gift_Card_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_gift_card_button = /** @type {((inputs?: Scan_Gift_Card_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Gift_Card_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_gift_card_button(inputs)
	return en_ca2_scan_gift_card_button(inputs)
});