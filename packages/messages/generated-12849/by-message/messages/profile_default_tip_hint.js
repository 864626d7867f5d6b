/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Default_Tip_HintInputs */

const en_ca2_profile_default_tip_hint = /** @type {(inputs: Profile_Default_Tip_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Used where a restaurant takes tips. In Québec you choose it each time.`)
};

const fr_ca2_profile_default_tip_hint = /** @type {(inputs: Profile_Default_Tip_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Là où le restaurant en accepte. Au Québec, vous le choisissez chaque fois.`)
};

/**
* | output |
* | --- |
* | "Used where a restaurant takes tips. In Québec you choose it each time." |
*
* @param {Profile_Default_Tip_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_default_tip_hint = /** @type {((inputs?: Profile_Default_Tip_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Default_Tip_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_default_tip_hint(inputs)
	return en_ca2_profile_default_tip_hint(inputs)
});