/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, points: NonNullable<unknown> }} Profile_Points_OfInputs */

const en_ca2_profile_points_of = /** @type {(inputs: Profile_Points_OfInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.points} point collected`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.points} points collected`);
	return /** @type {LocalizedString} */ ("profile_points_of");
};

const fr_ca2_profile_points_of = /** @type {(inputs: Profile_Points_OfInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.points} point accumulé`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.points} points accumulés`);
	return /** @type {LocalizedString} */ ("profile_points_of");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{points} point collected" |
* | "other" | "{points} points collected" |
*
* @param {Profile_Points_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_points_of = /** @type {((inputs: Profile_Points_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Points_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_points_of(inputs)
	return en_ca2_profile_points_of(inputs)
});