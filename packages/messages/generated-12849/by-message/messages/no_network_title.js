/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} No_Network_TitleInputs */

const en_ca2_no_network_title = /** @type {(inputs: No_Network_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Offline`)
};

const fr_ca2_no_network_title = /** @type {(inputs: No_Network_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hors ligne`)
};

/**
* | output |
* | --- |
* | "Offline" |
*
* @param {No_Network_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const no_network_title = /** @type {((inputs?: No_Network_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<No_Network_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_no_network_title(inputs)
	return en_ca2_no_network_title(inputs)
});