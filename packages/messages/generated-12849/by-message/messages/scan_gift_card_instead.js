/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Gift_Card_InsteadInputs */

const en_ca2_scan_gift_card_instead = /** @type {(inputs: Scan_Gift_Card_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Type the code instead`)
};

const fr_ca2_scan_gift_card_instead = /** @type {(inputs: Scan_Gift_Card_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saisir le code`)
};

/**
* | output |
* | --- |
* | "Type the code instead" |
*
* @param {Scan_Gift_Card_InsteadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_gift_card_instead = /** @type {((inputs?: Scan_Gift_Card_InsteadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Gift_Card_InsteadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_gift_card_instead(inputs)
	return en_ca2_scan_gift_card_instead(inputs)
});