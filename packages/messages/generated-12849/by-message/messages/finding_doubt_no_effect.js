/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_EffectInputs */

const en_ca2_finding_doubt_no_effect = /** @type {(inputs: Finding_Doubt_No_EffectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no effect; it is kept for other systems.`)
};

const fr_ca2_finding_doubt_no_effect = /** @type {(inputs: Finding_Doubt_No_EffectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est sans effet, et gardé pour d’autres systèmes.`)
};

/**
* | output |
* | --- |
* | "This has no effect; it is kept for other systems." |
*
* @param {Finding_Doubt_No_EffectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_effect = /** @type {((inputs?: Finding_Doubt_No_EffectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_EffectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_effect(inputs)
	return en_ca2_finding_doubt_no_effect(inputs)
});