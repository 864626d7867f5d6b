/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ defaults: NonNullable<unknown>, limit: NonNullable<unknown> }} Finding_Doubt_Defaults_Beyond_LimitInputs */

const en_ca2_finding_doubt_defaults_beyond_limit = /** @type {(inputs: Finding_Doubt_Defaults_Beyond_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.defaults} choices are preselected where at most ${i?.limit} may be chosen.`)
};

const fr_ca2_finding_doubt_defaults_beyond_limit = /** @type {(inputs: Finding_Doubt_Defaults_Beyond_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.defaults} choix sont présélectionnés, et seulement ${i?.limit} sont permis.`)
};

/**
* | output |
* | --- |
* | "{defaults} choices are preselected where at most {limit} may be chosen." |
*
* @param {Finding_Doubt_Defaults_Beyond_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_defaults_beyond_limit = /** @type {((inputs: Finding_Doubt_Defaults_Beyond_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Defaults_Beyond_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_defaults_beyond_limit(inputs)
	return en_ca2_finding_doubt_defaults_beyond_limit(inputs)
});