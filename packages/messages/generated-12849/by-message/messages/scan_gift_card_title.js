/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Scan_Gift_Card_TitleInputs */

const en_ca2_scan_gift_card_title = /** @type {(inputs: Scan_Gift_Card_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scan your gift card`)
};

const fr_ca2_scan_gift_card_title = /** @type {(inputs: Scan_Gift_Card_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lire votre carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Scan your gift card" |
*
* @param {Scan_Gift_Card_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_gift_card_title = /** @type {((inputs?: Scan_Gift_Card_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Gift_Card_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_gift_card_title(inputs)
	return en_ca2_scan_gift_card_title(inputs)
});