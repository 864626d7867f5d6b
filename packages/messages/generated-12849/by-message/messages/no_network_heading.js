/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} No_Network_HeadingInputs */

const en_ca2_no_network_heading = /** @type {(inputs: No_Network_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re offline`)
};

const fr_ca2_no_network_heading = /** @type {(inputs: No_Network_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous êtes hors ligne`)
};

/**
* | output |
* | --- |
* | "You’re offline" |
*
* @param {No_Network_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const no_network_heading = /** @type {((inputs?: No_Network_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<No_Network_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_no_network_heading(inputs)
	return en_ca2_no_network_heading(inputs)
});