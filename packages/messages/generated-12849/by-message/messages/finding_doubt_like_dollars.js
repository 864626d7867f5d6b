/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Finding_Doubt_Like_DollarsInputs */

const en_ca2_finding_doubt_like_dollars = /** @type {(inputs: Finding_Doubt_Like_DollarsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} has no sign, and counts as a percentage: dollars are written ${i?.amount}$.`)
};

const fr_ca2_finding_doubt_like_dollars = /** @type {(inputs: Finding_Doubt_Like_DollarsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} est sans signe, et compte comme un pourcentage ; des dollars s’écrivent ${i?.amount}$.`)
};

/**
* | output |
* | --- |
* | "{amount} has no sign, and counts as a percentage: dollars are written {amount}$." |
*
* @param {Finding_Doubt_Like_DollarsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_like_dollars = /** @type {((inputs: Finding_Doubt_Like_DollarsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Like_DollarsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_like_dollars(inputs)
	return en_ca2_finding_doubt_like_dollars(inputs)
});