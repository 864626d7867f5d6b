/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_PointsInputs */

const en_ca2_profile_points = /** @type {(inputs: Profile_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your points`)
};

const fr_ca2_profile_points = /** @type {(inputs: Profile_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos points`)
};

/**
* | output |
* | --- |
* | "Your points" |
*
* @param {Profile_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_points = /** @type {((inputs?: Profile_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_points(inputs)
	return en_ca2_profile_points(inputs)
});