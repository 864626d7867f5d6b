/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_PointsInputs */

const en_ca2_finding_expects_points = /** @type {(inputs: Finding_Expects_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a number of points, such as 1.5`)
};

const fr_ca2_finding_expects_points = /** @type {(inputs: Finding_Expects_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un nombre de points, comme 1.5`)
};

/**
* | output |
* | --- |
* | "a number of points, such as 1.5" |
*
* @param {Finding_Expects_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_points = /** @type {((inputs?: Finding_Expects_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_points(inputs)
	return en_ca2_finding_expects_points(inputs)
});